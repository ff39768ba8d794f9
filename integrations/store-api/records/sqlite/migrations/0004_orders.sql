CREATE TABLE `order_document` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`type` text NOT NULL,
	`number` text NOT NULL,
	`deep_link_code` text NOT NULL,
	`payment_method_id` text NOT NULL,
	`due_days` integer,
	`issuer` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_document_order` ON `order_document` (`order_id`,`type`);--> statement-breakpoint
CREATE UNIQUE INDEX `order_document_number` ON `order_document` (`type`,`number`);--> statement-breakpoint
CREATE TABLE `state_history` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`machine` text NOT NULL,
	`entity_id` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`transition` text NOT NULL,
	`at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `state_history_order` ON `state_history` (`order_id`,`position`);--> statement-breakpoint
CREATE TABLE `payment_refund` (
	`id` text PRIMARY KEY NOT NULL,
	`transaction_id` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`transaction_id`) REFERENCES `order_transaction`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payment_refund_transaction` ON `payment_refund` (`transaction_id`);--> statement-breakpoint
ALTER TABLE `order_transaction` ADD `reference` text;--> statement-breakpoint
ALTER TABLE `payment_visit` ADD `reference` text;--> statement-breakpoint
CREATE UNIQUE INDEX `payment_visit_reference` ON `payment_visit` (`reference`);