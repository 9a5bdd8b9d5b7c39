import './check.graphql.ts';
