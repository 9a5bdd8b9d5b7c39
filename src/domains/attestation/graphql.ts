import './registry.graphql.ts';
import './announcement.graphql.ts';
