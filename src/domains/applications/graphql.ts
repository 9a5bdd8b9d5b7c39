import './operations.graphql.ts';
import './review.graphql.ts';
