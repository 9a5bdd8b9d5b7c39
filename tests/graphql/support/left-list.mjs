// Executes a list whose first item rejects late and whose second throws at once, by the executor that the first argument names, and
// prints what came of it. Node ends the process with 1 where the first item's rejection is handled by nobody.
import { execute as toolsExecute } from '@graphql-tools/executor';
import { execute, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, GraphQLSchema, parse } from 'graphql';

const [, , executor, source] = process.argv;
const events = [];
const later = (index) => async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  events.push(`item ${index} settles`);
  throw new Error(`late ${index}`);
};
const Item = new GraphQLObjectType({
  name: 'Item',
  fields: {
    value: {
      type: new GraphQLNonNull(GraphQLInt),
      resolve(item) {
        if (item === 1) throw new Error('at once');
        return later(item)();
      },
    },
  },
});
const items = {
  list: () => [0, 1, 2],
  async *iterator() {
    try {
      yield 0;
      yield 1;
      yield 2;
    } finally {
      events.push('iterator returns');
    }
  },
};
const Query = new GraphQLObjectType({
  name: 'Query',
  fields: { items: { type: new GraphQLList(new GraphQLNonNull(Item)), resolve: items[source] } },
});
const run = { tools: toolsExecute, graphql: execute }[executor];
const { data, errors } = await run({
  schema: new GraphQLSchema({ query: Query }),
  document: parse('{ items { value } }'),
});
events.push('answered');
await new Promise((resolve) => setTimeout(resolve, 50));
process.stdout.write(JSON.stringify({ data, errors: errors.map(({ message, path }) => [message, path]), events }));
