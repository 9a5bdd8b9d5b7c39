import './series-terms.ts';
import './access-log.ts';
import './amendment.ts';
import './amendment-operations.ts';
