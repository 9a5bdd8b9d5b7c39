import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type CompiledReads, createCompiledReads, type RowReader } from 'field-access/compiled';
import { createHttpReads, piecesWith, type ReadPlace } from 'field-access/http';
import type { DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type Context, schema } from './schema.ts';

/** The longest time of a statement, in ms. */
const EXECUTION_MS = 5_000;
/** The most documents that are remembered. */
const MOST_DOCUMENTS = 1_000;

/** The compiled reads of the schema, over one database. */
export const createClinicReads = (reader: RowReader): CompiledReads =>
  createCompiledReads({
    schema,
    readers: { at: () => reader },
    consistency: { strictestFirst: ['primary'], standard: 'primary', primary: 'primary', sentences: {} },
    scopesOf: () => ({}),
  });

/** A request and its answer. */
interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/** A request that was let in. This server lets every one in, and its viewer never changes, so there is nothing to confirm or to end. */
function placeOf(context: Context): ReadPlace<Context> {
  const place: ReadPlace<Context> = {
    context,
    confirmation: null,
    executing: false,
    confirm: () => Promise.resolve(place),
    renew: () => Promise.resolve(),
    leave() {},
  };
  return place;
}

/** The parts that answer a request before Yoga does. */
interface ClinicFront {
  /** Remembers the documents that Yoga found valid: no other is answered in front of it. */
  readonly plugin: Plugin;
  /** Answers a POST if its document is compiled. Else the body is on `req` for Yoga, and the result is false. */
  answer(req: IncomingMessage, res: ServerResponse): Promise<boolean>;
}

/** Answers compiled documents in front of Yoga, by one statement each. */
export function createClinicFront(reads: CompiledReads, contextOf: (reader: string) => Context): ClinicFront {
  const documents = new Map<string, DocumentNode>();
  const httpReads = createHttpReads<Exchange, ReadPlace<Context>, Context>({
    reads,
    documentText: () => undefined, // no document has a name here
    documentOf: (query) => documents.get(query),
    admit: async ({ exchange: { req } }) => placeOf(contextOf(String(req.headers['x-reader'] ?? ''))),
    positionOf: () => undefined, // there is one database, so every read sees the last write
    executionMs: EXECUTION_MS,
    checked: 0,
    trace: (work) => work(),
    piecesOf: (answer) =>
      piecesWith(answer, answer.errors.length > 0 ? [`"errors":${JSON.stringify(answer.errors)}`] : [], []),
    requestOf: ({ req }) => req,
    respond({ res }, body, contentType) {
      res.writeHead(200, { 'content-type': contentType, 'x-answered-by': 'statement' }).end(body);
    },
    onFailure: (error) => console.error(error),
    onOutcome() {},
    onAnswered() {},
  });
  const plugin: Plugin = {
    onValidate:
      ({ params: { documentAST } }) =>
      ({ valid }) => {
        const source = (documentAST as DocumentNode).loc?.source.body;
        if (valid && source !== undefined && documents.size < MOST_DOCUMENTS) documents.set(source, documentAST);
      },
  };
  return {
    plugin,
    async answer(req, res) {
      if (req.method !== 'POST') return false;
      const body = await buffer(req);
      const gone = new AbortController();
      res.once('close', () => gone.abort());
      const handover = await httpReads.answer({ req, res }, body, gone.signal);
      if (handover !== null) Object.assign(req, { body: Readable.from([body]) }); // Yoga reads `req.body`
      return handover === null;
    },
  };
}
