import './operations.ts';
import './request.ts';
