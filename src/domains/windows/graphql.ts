import './order.graphql.ts';
import './window.graphql.ts';
import './operations.graphql.ts';
