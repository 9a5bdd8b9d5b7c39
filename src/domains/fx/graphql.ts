import './fallback.graphql.ts';
import './operations.graphql.ts';
