import './position.graphql.ts';
import './money.graphql.ts';
import './operations.graphql.ts';
import './life.graphql.ts';
import './delivered.graphql.ts';
