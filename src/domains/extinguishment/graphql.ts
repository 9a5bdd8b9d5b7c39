import './operations.graphql.ts';
import './request.graphql.ts';
