import './operations.graphql.ts';
