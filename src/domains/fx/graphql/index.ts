import './fallback.ts';
import './operations.ts';
