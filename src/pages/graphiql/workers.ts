import editorWorker from 'worker:monaco-editor/esm/vs/editor/editor.worker.js';
import jsonWorker from 'worker:monaco-editor/esm/vs/language/json/json.worker.js';
import graphqlWorker from 'worker:monaco-graphql/esm/graphql.worker.js';

const URLS: Readonly<Record<string, string>> = { graphql: graphqlWorker, json: jsonWorker };

/** Makes the editor load its workers from this server. */
Object.assign(globalThis, {
  MonacoEnvironment: { getWorker: (_module: string, label: string) => new Worker(URLS[label] ?? editorWorker) },
});
