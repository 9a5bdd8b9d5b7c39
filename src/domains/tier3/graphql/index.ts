import './case.ts';
import './operations.ts';
