import { Hono } from 'hono';

/** Ponder needs an API; `/ready` is its own. */
export default new Hono();
