import './series.graphql.ts';
import './lists.graphql.ts';
import './round.graphql.ts';
import './draft.graphql.ts';
import './token.graphql.ts';
import './operations.graphql.ts';
