import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../src/adapters/process/child.ts';
import { freePort } from '../../src/adapters/process/free-port.ts';

const PROGRAM = '/usr/sbin/nginx';

/** Tests whether Debian's nginx is installed. */
export const HAS_NGINX = existsSync(PROGRAM);

/** nginx as Debian ships it, with one bare `proxy_pass` before a server. */
export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startNginx(server: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : ''; // its workers write into the folder
  const configuration = `
${user}
daemon off;
pid ${folder}/pid;
error_log stderr notice;
events {}
http {
  sendfile on;
  tcp_nopush on;
  gzip on;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass ${server}; }
  }
}
`;
  writeFileSync(file, configuration);
  const child = await startChild({
    name: 'nginx',
    command: PROGRAM,
    args: ['-c', file, '-e', 'stderr'],
    ready: /start worker process/,
    remove: folder,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
