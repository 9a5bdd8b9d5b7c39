import './series.ts';
import './lists.ts';
import './round.ts';
import './draft.ts';
import './token.ts';
import './operations.ts';
