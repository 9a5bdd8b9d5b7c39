import './curve.graphql.ts';
import './position.graphql.ts';
