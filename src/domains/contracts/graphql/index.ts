import './operations.ts';
import './document.ts';
