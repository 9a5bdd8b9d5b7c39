import './fallback.ts';
import './feed.ts';
import './operations.ts';
