import './curve.graphql.ts';
import './keeper.graphql.ts';
import './position.graphql.ts';
