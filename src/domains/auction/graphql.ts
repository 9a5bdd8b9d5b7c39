import './bid.graphql.ts';
import './operations.graphql.ts';
