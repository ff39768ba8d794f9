CREATE TABLE `order_note` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_note_order` ON `order_note` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_return` (
	`number` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`articles` text NOT NULL,
	`reason` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_return_order` ON `order_return` (`order_id`);--> statement-breakpoint
CREATE INDEX `order_return_state` ON `order_return` (`state`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_shipment` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`articles` text NOT NULL,
	`tracking_codes` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `order`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `order_shipment_order` ON `order_shipment` (`order_id`);