import './position.ts';
import './money.ts';
import './operations.ts';
import './lifecycle.ts';
import './claims.ts';
