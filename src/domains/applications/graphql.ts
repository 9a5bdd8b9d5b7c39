import './operations.graphql.ts';
import './review.graphql.ts';
import './notes.graphql.ts';
import './onchain.graphql.ts';
import './identity.graphql.ts';
