import './order.ts';
import './window.ts';
import './operations.ts';
