import './basis.ts';
import './period.ts';
import './report.ts';
import './operations.ts';
import './router.ts';
