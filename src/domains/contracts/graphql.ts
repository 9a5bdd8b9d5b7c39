import './operations.graphql.ts';
import './document.graphql.ts';
