CREATE TABLE `mail` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`letter` text,
	`state` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` text NOT NULL,
	`created_at` text NOT NULL,
	`settled_at` text
);
--> statement-breakpoint
CREATE INDEX `mail_due` ON `mail` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `mail_attachment` (
	`id` text PRIMARY KEY NOT NULL,
	`mail_id` text NOT NULL,
	`file_name` text NOT NULL,
	`media_type` text NOT NULL,
	`content` blob NOT NULL,
	FOREIGN KEY (`mail_id`) REFERENCES `mail`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_attachment_mail` ON `mail_attachment` (`mail_id`);--> statement-breakpoint
CREATE TABLE `attempt` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `attempt_last` ON `attempt` (`last_at`);--> statement-breakpoint
CREATE TABLE `newsletter_recipient` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`status` text NOT NULL,
	`token_hash` text NOT NULL,
	`locale` text NOT NULL,
	`salutation_id` text,
	`first_name` text,
	`last_name` text,
	`street` text,
	`zip_code` text,
	`city` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	`confirmed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_recipient_email` ON `newsletter_recipient` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_recipient_token` ON `newsletter_recipient` (`token_hash`);--> statement-breakpoint
CREATE TABLE `password_recovery` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_recovery_token` ON `password_recovery` (`token_hash`);--> statement-breakpoint
CREATE TABLE `stock_notice` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`email` text NOT NULL,
	`email_key` text NOT NULL,
	`locale` text NOT NULL,
	`site` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `stock_notice_product` ON `stock_notice` (`product_id`,`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `stock_notice_token` ON `stock_notice` (`token_hash`);--> statement-breakpoint
CREATE INDEX `stock_notice_email` ON `stock_notice` (`email_key`);--> statement-breakpoint
ALTER TABLE `customer` ADD `opt_in_token_hash` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `opt_in_sent_at` text;--> statement-breakpoint
ALTER TABLE `customer` ADD `opt_in_confirmed_at` text;--> statement-breakpoint
CREATE UNIQUE INDEX `customer_opt_in` ON `customer` (`opt_in_token_hash`);