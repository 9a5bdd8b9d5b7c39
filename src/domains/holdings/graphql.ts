import './position.graphql.ts';
import './money.graphql.ts';
import './operations.graphql.ts';
import './lifecycle.graphql.ts';
import './claims.graphql.ts';
