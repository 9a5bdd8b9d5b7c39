import './announcement.graphql.ts';
