// The health check of a container: node bin/healthcheck.mjs [port] [path]. Exit code 0 where this machine answers 200. A
// PORT in the environment replaces the port.
const [port = '4000', path = '/ready'] = process.argv.slice(2);

const answer = await fetch(`http://127.0.0.1:${process.env.PORT || port}${path}`, {
  redirect: 'error',
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined);
process.exitCode = answer?.status === 200 ? 0 : 1;
