import './check.ts';
