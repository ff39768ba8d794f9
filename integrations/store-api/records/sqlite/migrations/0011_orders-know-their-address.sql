ALTER TABLE `order` ADD `email_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `order` SET `email_key` = lower(json_extract(`customer`, '$.email'));--> statement-breakpoint
CREATE INDEX `order_email` ON `order` (`email_key`);--> statement-breakpoint
CREATE INDEX `promotion_redemption_order` ON `promotion_redemption` (`order_id`);