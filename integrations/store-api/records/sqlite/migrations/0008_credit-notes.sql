DROP INDEX `order_document_order`;--> statement-breakpoint
ALTER TABLE `order_document` ADD `amount` integer;--> statement-breakpoint
ALTER TABLE `order_document` ADD `referenced_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `order_document_invoice` ON `order_document` (`order_id`) WHERE "order_document"."type" = 'invoice';--> statement-breakpoint
CREATE INDEX `order_document_order` ON `order_document` (`order_id`);