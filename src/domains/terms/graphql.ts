import './series-terms.graphql.ts';
import './access-log.graphql.ts';
import './amendment.graphql.ts';
import './amendment-operations.graphql.ts';
