// Every property draws from TESTS_SEED where it is set, so that two runs of one commit draw the same cases.
const { TESTS_SEED } = process.env;
if (TESTS_SEED !== undefined) {
  const { configureGlobal, readConfigureGlobal } = await import('fast-check');
  configureGlobal({ ...readConfigureGlobal(), seed: Number(TESTS_SEED) | 0 });
}
