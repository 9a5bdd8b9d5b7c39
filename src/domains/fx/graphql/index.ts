import './feed.ts';
import './fallback.ts';
import './operations.ts';
