import './keys.graphql.ts';
import './proposals.graphql.ts';
import './operations.graphql.ts';
