import './request.graphql.ts';
