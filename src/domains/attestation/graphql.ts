import './registry.graphql.ts';
import './announcement.graphql.ts';
import './identity.graphql.ts';
import './proposals.graphql.ts';
import './proposal-operations.graphql.ts';
