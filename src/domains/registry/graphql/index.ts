import './keys.ts';
import './proposals.ts';
import './operations.ts';
