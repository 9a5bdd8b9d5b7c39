import './curve.graphql.ts';
