import './basis.graphql.ts';
import './period.graphql.ts';
import './report.graphql.ts';
import './operations.graphql.ts';
import './router.graphql.ts';
