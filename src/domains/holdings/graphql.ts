import './position.graphql.ts';
import './money.graphql.ts';
import './operations.graphql.ts';
import './lifecycle.graphql.ts';
import './delivered.graphql.ts';
