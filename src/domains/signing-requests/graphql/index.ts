import './request.ts';
