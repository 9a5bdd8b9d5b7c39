import './case.graphql.ts';
import './operations.graphql.ts';
