import './registry.graphql.ts';
