import './bid.graphql.ts';
import './revealed.graphql.ts';
import './operations.graphql.ts';
