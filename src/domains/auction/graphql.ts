import './bid.graphql.ts';
import './auction.graphql.ts';
import './operations.graphql.ts';
import './backup.graphql.ts';
