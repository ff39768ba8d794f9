import { startPreviewFrame } from './preview-frame.client.ts';

startPreviewFrame();
