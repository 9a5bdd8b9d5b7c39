// Preloaded by NODE_OPTIONS: a system for which LiteSVM has no native library.
const Module = require('node:module');
const load = Module._load;
Module._load = function (request, ...others) {
  if (request === 'litesvm') throw new Error('no native library');
  return load.call(this, request, ...others);
};
